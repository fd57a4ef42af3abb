import { job } from '@core/context/event'
import { forgetRows, forgetWaiting } from '@core/db/imports/forget-imports'
import { deleteFiles } from '@core/files/delete-files'

/** Days that a file waits to be imported, and that an import can be taken back. */
const WAITING_DAYS = 7
const KEPT_DAYS = 90

/** Every night: files that nobody imported go, and of old imports the rows and the file; who imported what, and how much, stays. */
export const forgetImports = job(
  'core.forget-imports',
  async (_, context) => {
    const keys = [...(await forgetWaiting(context, WAITING_DAYS)), ...(await forgetRows(context, KEPT_DAYS))]
    if (keys.length) context.enqueue(deleteFiles, { keys })
  },
  { dailyAt: 4 },
)
