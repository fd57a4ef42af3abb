/** The texts of a widget. */
export const WIDGET_TEXTS = ['stringcontent', 'textcontent', 'textcontent2', 'textcontent3'] as const
