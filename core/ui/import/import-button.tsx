import { IconUpload } from '@tabler/icons-react'
import { useSearchParams } from 'react-router'
import { Button } from '../buttons/button.tsx'
import { useCoreT } from '../i18n/use-t.ts'
import { lazyPart } from '../lazy/lazy-part.tsx'
import type { ListPath } from '../query/list.ts'

const ImportDialog = lazyPart(() => import('./import-dialog.tsx'))

export interface ImportButtonProps {
  resource: ListPath
  /** The rows in the plural and in small letters: "relaties". */
  what: string
  /** What to know before one begins. */
  warning?: string
}

/**
 * Imports files into a list, at `?import=` and the number of the import: for the `tools` of a `ListScreen` whose
 * resource has imports switched on.
 */
export function ImportButton({ resource, what, warning }: ImportButtonProps) {
  const t = useCoreT()
  const [params, setParams] = useSearchParams()
  const open = params.get('import')

  function show(id: string | null): void {
    setParams(
      now => {
        const next = new URLSearchParams(now)
        if (id === null) next.delete('import')
        else next.set('import', id)
        return next
      },
      { replace: open !== null },
    )
  }

  return (
    <>
      <Button icon={IconUpload} onClick={() => show('')}>
        {t('import')}
      </Button>
      {open !== null && (
        <ImportDialog
          resource={resource as string}
          what={what}
          warning={warning}
          id={Number(open) || 0}
          onOpen={id => show(id ? String(id) : '')}
          onClose={() => show(null)}
        />
      )}
    </>
  )
}
