import { services, type ServiceId } from '#services';

interface Picture {
  src: string;
}

const drawings = import.meta.glob<Picture>('/src/assets/services/*.svg', { eager: true, import: 'default' });

/** The drawing of a service, named after it; throws when it is missing. */
export function getServicePicture(id: ServiceId): Picture {
  const path = `/src/assets/services/${id}.svg`;
  const picture = drawings[path];
  if (!picture) throw new Error(`${path.slice(1)} is missing`);
  return picture;
}

/** The drawing beside the story of a service, among the pictures in texts. */
export function storyPictureOf(id: ServiceId): Picture {
  return { src: `/pictures/${services[id].storyPicture}.svg` };
}
