/** What PostgreSQL says to the one of several transactions that it ends so that the others can go on. */
const COLLISIONS = new Set(['40001', '40P01'])

/** Whether the transaction gave way to another one: nothing of it remains, and done again it may well succeed. */
export const isCollision = (error: unknown): boolean =>
  error instanceof Error && COLLISIONS.has(String((error as { code?: unknown }).code))
