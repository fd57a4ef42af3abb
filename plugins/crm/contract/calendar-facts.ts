/** From this role on one sees and plans the agenda of everybody (R-AGND-005, S1 §6). */
export const PLANS_OTHERS = 1000

/** A kind brings no more into one look at the agenda, and one kind of work no more into what waits. */
export const MOST_EVENTS = 5000
export const MOST_WAITING = 100
