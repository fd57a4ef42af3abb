import { heavyJob } from '@core/context/event'
import { acceptUpload } from '@core/storage/accept-upload'
import { FileRefused } from '@core/storage/file-refused'

/**
 * Fits a logo that was set before logos were fitted. It keeps its key, which records and addresses of pages name: it is
 * the same picture.
 */
export const fitLogo = heavyJob<{ key: string }, void>('core.fit-logo', {
  async reachOut({ key }, { company, files }) {
    return async () => {
      const file = await files.get(key)
      const logo = file && (await acceptUpload(company.id, file.bytes, 'logo').catch(ifRefused))
      if (logo) await files.put(key, logo.bytes, logo.contentType)
    }
  },
  async run() {},
})

/** What is no picture stays as it is, and the name of the company stands for it. */
function ifRefused(error: unknown): null {
  if (error instanceof FileRefused) return null
  throw error
}
