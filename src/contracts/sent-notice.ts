/** The notice of a sent form: the form stores it, and the confirmation page shows it. */
export interface SentNotice {
  title: string;
  text: string;
  labels: NoticeLabels;
}

/** The accessible names of the notice and of its button. */
export interface NoticeLabels {
  notification: string;
  notifications: string;
  close: string;
}
