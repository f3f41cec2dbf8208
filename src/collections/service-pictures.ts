import { services, type ServiceId } from '#services';

interface Picture {
  src: string;
}

const drawings = import.meta.glob<Picture>('/src/assets/services/*.svg', { eager: true, import: 'default' });

/** Returns the drawing that is named after a service; throws when it is missing. */
export function getServicePicture(id: ServiceId): Picture {
  const path = `/src/assets/services/${id}.svg`;
  const picture = drawings[path];
  if (!picture) throw new Error(`${path.slice(1)} is missing`);
  return picture;
}

/** Returns the drawing beside the story of a service, which is one of the pictures in texts. */
export function storyPictureOf(id: ServiceId): Picture {
  return { src: `/pictures/${services[id].storyPicture}.svg` };
}
