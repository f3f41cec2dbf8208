/** The notice of a sent form: the form stores it, and the confirmation page shows it. */
export interface SentNotice {
  /** `todo` when the visitor still has to do something. */
  kind: 'success' | 'todo';
  title: string;
  text: string;
  labels: NoticeLabels;
}

/** Labels of Radix Toast: of each announcement, of their region, and of the close button. */
export interface NoticeLabels {
  notification: string;
  notifications: string;
  close: string;
}
