import { job } from '@core/context/event'

/** Removes bytes from the store after the rows that named them are gone: a change that is taken back loses no file. */
export const deleteFiles = job<{ keys: string[] }>('core.delete-files', async ({ keys }, context) => {
  for (const key of keys) await context.files.delete(key)
})
