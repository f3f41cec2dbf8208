import care from '#assets/services/care.svg';
import gp from '#assets/services/gp.svg';
import office from '#assets/services/office.svg';
import pharmacy from '#assets/services/pharmacy.svg';
import sme from '#assets/services/sme.svg';
import type { ServiceId } from '#paths';

export const servicePictures: Record<ServiceId, { src: string }> = { pharmacy, gp, sme, office, care };

/** The drawing beside the story of a service: one of those that texts have. */
export const storyPictures: Record<ServiceId, { src: string }> = {
  pharmacy: drawing('zones-apotheek'),
  gp: drawing('afblijven'),
  sme: drawing('rondgang'),
  office: drawing('rooster'),
  care: drawing('contactpunten'),
};

function drawing(name: string): { src: string } {
  return { src: `/pictures/${name}.svg` };
}
