/** The texts of a widget that have a layout. */
export const RICH_WIDGET_TEXTS = ['textcontent', 'textcontent2', 'textcontent3'] as const

/** All texts of a widget. */
export const WIDGET_TEXTS = ['stringcontent', ...RICH_WIDGET_TEXTS] as const
