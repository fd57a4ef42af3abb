/** From this role on one sees and plans the agenda of everybody (R-AGND-005, S1 §6). */
export const PLANS_OTHERS = 1000
