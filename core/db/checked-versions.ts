import { type ChangeSet, type EventSubscriber, type FlushEventArgs, OptimisticLockError } from '@mikro-orm/postgresql'

interface Versioned {
  readonly version?: number
}

/** The versions that records had before they were written. */
const read = new WeakMap<object, number>()

/**
 * Makes sure that of several records which are written together none was changed since it was read. The mapper asks that
 * before it writes and not while it writes: whoever commits in between would be written over. Each write raises the version
 * by one, so that the versions it answers tell.
 */
export const checkedVersions: EventSubscriber = {
  onFlush(args: FlushEventArgs): void {
    for (const { entity } of updatesIn(args)) if (entity.version) read.set(entity, entity.version)
  },
  afterFlush(args: FlushEventArgs): void {
    for (const { entity } of updatesIn(args)) {
      const before = read.get(entity)
      if (before && entity.version !== before + 1)
        throw new OptimisticLockError('The record was changed meanwhile', entity)
    }
  },
}

const updatesIn = ({ uow }: FlushEventArgs): ChangeSet<Versioned>[] =>
  uow.getChangeSets().filter(({ type }) => type === 'update')
