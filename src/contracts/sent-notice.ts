/** The notice of a form that was sent: the form leaves it, the page that confirms it shows it. */
export interface SentNotice {
  title: string;
  text: string;
  labels: NoticeLabels;
}

/** What the notice is called, for who cannot see where it is, and its button. */
export interface NoticeLabels {
  notification: string;
  notifications: string;
  close: string;
}
