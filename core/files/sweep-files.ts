import { deleteOrphans } from '@core/db/files/owned-rows'
import { job } from '@core/events/event'
import { deleteFiles } from './delete-files'
import { fileOwners } from './file-owners'
import type { OwnedFiles } from './owned-files'

/**
 * Every night the files go whose record was deleted for good: people who asked to be forgotten are on their photos too.
 * What lies in the trash keeps its files.
 */
export const sweepFiles = (files: OwnedFiles, keysOf: (key: string) => readonly string[] = key => [key]) =>
  job(
    `core.sweep-${files.resource.path}`,
    async (_, context) => {
      for (const { path, entity } of context.all(fileOwners)) {
        const gone = await deleteOrphans(context, files.resource.entity, files.owner, { type: path, entity })
        const keys = gone.flatMap(keysOf)
        if (keys.length) context.enqueue(deleteFiles, { keys })
      }
    },
    { dailyAt: 3 },
  )
