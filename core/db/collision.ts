import { OptimisticLockError } from '@mikro-orm/postgresql'

/** What PostgreSQL says to the one of several transactions that it ends so that the others can go on. */
const COLLISIONS = new Set(['40001', '40P01'])

/**
 * Whether the transaction met others that were at the same rows: it gave way to them, or changed a record that one of
 * them had changed since it was read. Nothing of it remains, and done again it may well succeed.
 */
export const isCollision = (error: unknown): boolean =>
  isOvertaken(error) || (error instanceof Error && COLLISIONS.has(String((error as { code?: unknown }).code)))

/** Whether somebody else changed the record between reading and writing it: each time that happens, one of them is done. */
export const isOvertaken = (error: unknown): boolean => error instanceof OptimisticLockError
