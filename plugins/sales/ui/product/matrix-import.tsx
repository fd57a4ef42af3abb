import { Button, confirm, refreshCalls, toast, toastProblem, upload, useSave, useT } from '@core/ui'
import { IconUpload } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import type { PriceMatrix } from '../../contract/price-matrix'
import type { Product } from './product-fields'

interface Tried {
  readonly matrix: PriceMatrix
  readonly warnings: readonly string[]
}

/** Reads the prices of a product from a sheet, in the place of those that are there: tried first, and undone after (R-PROD-004). */
export function MatrixImport({ product, onRead }: { product: Product; onRead: () => void }) {
  const t = useT('sales')
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)

  const save = useSave('patch', '/api/product/{id}')

  async function read(file: File | undefined): Promise<void> {
    if (!file) return
    setBusy(true)
    try {
      const path = `/api/product/${product.id}/importmatrix`
      const { matrix, warnings } = await upload<Tried>(`${path}?try=true`, file)
      const size = t('matrixSize', { rows: matrix.rows.length, columns: matrix.columns.length })
      const text = [size, ...warnings].join(' ')
      if (!(await confirm({ title: t('matrixOverwrite'), text, verb: t('matrixImport'), danger: true }))) return
      const before = product.matrix
      await upload(path, file)
      await refreshCalls('/api/product')
      onRead()
      toast(t('matrixRead'), {
        undo: () => save.mutate({ params: { path: { id: product.id } }, body: { matrix: before } }, onRead),
      })
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
