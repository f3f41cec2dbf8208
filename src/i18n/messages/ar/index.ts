import { about } from './about.ts';
import { answers } from './answers.ts';
import { applicationForm } from './application-form.ts';
import { appointment } from './appointment.ts';
import { appointmentForm } from './appointment-form.ts';
import { appointmentMail } from './appointment-mail.ts';
import { appointmentStatus } from './appointment-status.ts';
import { blog } from './blog.ts';
import { callback } from './callback.ts';
import { common } from './common.ts';
import { confirmation } from './confirmation.ts';
import { consent } from './consent.ts';
import { contact } from './contact.ts';
import { form } from './form.ts';
import { home } from './home.ts';
import { identity } from './identity.ts';
import { keywords } from './keywords.ts';
import { legal } from './legal.ts';
import { login } from './login.ts';
import { mail } from './mail.ts';
import { manageAppointment } from './manage-appointment.ts';
import { newsletter } from './newsletter.ts';
import { notFound } from './not-found.ts';
import { person } from './person.ts';
import { price } from './price.ts';
import { search } from './search.ts';
import { secondFactor } from './second-factor.ts';
import { seriesMail } from './series-mail.ts';
import { services } from './services.ts';
import { sitemap } from './sitemap.ts';
import { testimonialForm } from './testimonial-form.ts';
import { testimonials } from './testimonials.ts';
import { tools } from './tools.ts';
import { vacancies } from './vacancies.ts';
import { validation } from './validation.ts';
import { visitAddress } from './visit-address.ts';

export const messages = {
  about,
  answers,
  applicationForm,
  appointment,
  appointmentForm,
  appointmentMail,
  appointmentStatus,
  blog,
  callback,
  common,
  confirmation,
  consent,
  contact,
  form,
  home,
  identity,
  keywords,
  legal,
  login,
  mail,
  manageAppointment,
  newsletter,
  notFound,
  person,
  price,
  search,
  secondFactor,
  seriesMail,
  services,
  sitemap,
  testimonialForm,
  testimonials,
  tools,
  vacancies,
  validation,
  visitAddress,
};
