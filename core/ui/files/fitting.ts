import { toast } from '../feedback/toast.tsx'
import { coreText } from '../i18n/use-t.ts'

/** The files that a place takes, by size in megabytes and kind; of the others the user is told (R-FILE-004). */
export function fitting(files: File[], limit: number, accept: string | undefined): File[] {
  return files.filter(file => {
    if (file.size > limit * 1024 * 1024) {
      toast(coreText('fileTooLarge', { limit }), { tone: 'danger' })
      return false
    }
    if (!isAccepted(file, accept)) {
      toast(coreText('fileKind'), { tone: 'danger' })
      return false
    }
    return true
  })
}

function isAccepted(file: File, accept: string | undefined): boolean {
  if (!accept) return true
  return accept.split(',').some(entry => {
    const kind = entry.trim().toLowerCase()
    if (kind.startsWith('.')) return file.name.toLowerCase().endsWith(kind)
    return kind.endsWith('/*') ? file.type.startsWith(kind.slice(0, -1)) : file.type === kind
  })
}
