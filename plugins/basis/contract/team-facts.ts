/** Colours of teams, of the palette that screens have in light and dark. */
export const TEAM_COLORS = ['blue', 'green', 'amber', 'violet', 'magenta', 'red', 'slate'] as const
export type TeamColor = (typeof TEAM_COLORS)[number]
