import { job } from '@core/context/event'
import { deleteOrphans } from '@core/db/files/owned-rows'
import { deleteFiles } from './delete-files'
import { ownersOf } from './file-owners'
import type { OwnedFiles } from './owned-files'

/**
 * Deletes every night the files whose record was permanently deleted: photos show people who asked to be forgotten.
 * Records in the trash keep their files.
 */
export const sweepFiles = (files: OwnedFiles, keysOf: (key: string) => readonly string[] = key => [key]) =>
  job(
    `core.sweep-${files.resource.path}`,
    async (_, context) => {
      for (const { owners } of ownersOf(context, files.on)) {
        const gone = await deleteOrphans(context, files.resource.entity, owners)
        const keys = gone.flatMap(keysOf)
        if (keys.length) context.enqueue(deleteFiles, { keys })
      }
    },
    { dailyAt: 3 },
  )
