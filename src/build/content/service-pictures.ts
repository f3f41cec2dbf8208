import care from '#assets/services/care.svg';
import gp from '#assets/services/gp.svg';
import office from '#assets/services/office.svg';
import pharmacy from '#assets/services/pharmacy.svg';
import sme from '#assets/services/sme.svg';
import type { ServiceId } from '#i18n/routes.ts';

export const servicePictures: Record<ServiceId, { src: string }> = { pharmacy, gp, sme, office, care };
