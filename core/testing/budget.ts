import { onCitus } from './database'

/**
 * Statements that a request may take at the most, with the one that says who is asking. On Citus company and user are
 * asked for where each lies, and a page and its total leave apart.
 */
export const budget = (plain: number, citus = plain + 2): number => (onCitus ? citus : plain)
