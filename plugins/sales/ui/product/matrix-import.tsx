import { Button, confirm, refreshCalls, toast, toastProblem, upload, useT } from '@core/ui'
import { IconUpload } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import type { Product } from './product-fields'

/** Reads the prices of a product from a sheet, in the place of those that are there (R-PROD-004). */
export function MatrixImport({ product, onRead }: { product: Product; onRead: () => void }) {
  const t = useT('sales')
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)

  async function read(file: File | undefined): Promise<void> {
    if (!file || !(await confirm({ title: t('matrixOverwrite'), verb: t('matrixImport'), danger: true }))) return
    setBusy(true)
    try {
      await upload(`/api/product/${product.id}/importmatrix`, file)
      await refreshCalls('/api/product')
      onRead()
      toast(t('matrixRead'))
    } catch (problem) {
      toastProblem(problem)
    } finally {
      setBusy(false)
    }
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
        accept=".csv,.xlsx,.txt"
        onChange={event => {
          const [file] = event.target.files ?? []
          event.target.value = ''
          void read(file)
        }}
      />
    </>
  )
}
