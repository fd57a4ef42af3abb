import { name, run } from '@core/db/sql'
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
      const type = name(`${files.owner}_type`)
      const id = name(`${files.owner}_id`)
      for (const { path, entity } of context.all(fileOwners)) {
        const gone = await run<{ file_key: string }>(
          context.em,
          `delete from ${name(files.resource.entity.meta.tableName)} where company_id = ? and ${type} = ?
             and not exists (select from ${name(entity.meta.tableName)} o where o.company_id = ? and o.id = ${id})
           returning file_key`,
          [context.company.id, path, context.company.id],
        )
        const keys = gone.flatMap(({ file_key }) => keysOf(file_key))
        if (keys.length) context.enqueue(deleteFiles, { keys })
      }
    },
    { dailyAt: 3 },
  )
