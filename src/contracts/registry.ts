/** All public forms, for code that needs the whole list; a form imports its own file only. */
import { applicationContract } from '#contracts/application.ts';
import { appointmentContract } from '#contracts/appointment.ts';
import { callbackContract } from '#contracts/callback.ts';
import { contactContract } from '#contracts/contact.ts';
import { loginContract } from '#contracts/login.ts';
import { newsletterContract } from '#contracts/newsletter.ts';
import { testimonialContract } from '#contracts/testimonial.ts';

/** The forms whose submissions are stored, in the order of the privacy page. */
export const submissions = [
  contactContract,
  callbackContract,
  appointmentContract,
  applicationContract,
  testimonialContract,
] as const;

type Submission = (typeof submissions)[number];
export type SubmissionName = Submission['name'];
/** The screens of the forms whose submissions are stored. */
export type SubmissionScreen = Submission['screen'];

export const formContracts = [...submissions, newsletterContract, loginContract] as const;

export type FormScreen = (typeof formContracts)[number]['screen'];

/** The screens with a form. */
export const formScreens: readonly FormScreen[] = formContracts.map(({ screen }) => screen);
