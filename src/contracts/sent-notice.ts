/** The notice of a form that was sent: the form leaves it, the page that confirms it shows it. */
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
