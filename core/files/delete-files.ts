import { job } from '@core/context/event'

/** Deletes files from the store after the commit that deleted their rows: a rollback loses no file. */
export const deleteFiles = job<{ keys: string[] }>('core.delete-files', async ({ keys }, context) => {
  for (const key of keys) await context.files.delete(key)
})
