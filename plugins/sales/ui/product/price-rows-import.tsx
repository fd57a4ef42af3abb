import { Button, refreshCalls, toastProblem, upload, useT } from '@core/ui'
import { WorkDialog } from '@core/ui/lists'
import { IconUpload } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import type { Product } from './product-fields'

/** Reads price rows from a sheet: what would happen is shown first, and it can be undone (C-0557). */
export function PriceRowsImport({ product }: { product: Product }) {
  const t = useT('sales')
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [open, setOpen] = useState(0)

  async function tryFile(file: File | undefined): Promise<void> {
    if (!file) return
    setBusy(true)
    try {
      const { importfile_id } = await upload<{ importfile_id: number }>(
        `/api/product/${product.id}/importproducttablerows?try=true`,
        file,
      )
      setOpen(importfile_id)
    } catch (problem) {
      toastProblem(problem)
    } finally {
      setBusy(false)
    }
  }

  function close(): void {
    setOpen(0)
    void refreshCalls('/api/product')
  }

  return (
    <>
      <Button size="small" variant="minimal" icon={IconUpload} busy={busy} onClick={() => input.current?.click()}>
        {t('matrixImport')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('priceRowsFile')}
        accept=".csv,.xlsx,.txt"
        onChange={event => {
          const [file] = event.target.files ?? []
          event.target.value = ''
          void tryFile(file)
        }}
      />
      {open > 0 && (
        <WorkDialog resource="/api/product" what={t('priceRowsLower')} id={open} onOpen={close} onClose={close} />
      )}
    </>
  )
}
