import type { IHeaderParams } from 'ag-grid-community'
import { useEffect, useState } from 'react'
import { Checkbox } from '../fields/checkbox.tsx'
import { useCoreT } from '../i18n/use-t.ts'

/** The check box in the head of a list: it takes the rows that are there, of one that never ends those that were read. */
export function SelectLoaded({ api, chooseLoaded }: IHeaderParams & { chooseLoaded: (on: boolean) => void }) {
  const t = useCoreT()
  const [chosen, setChosen] = useState<'all' | 'some' | 'none' | 'nothing there'>('nothing there')

  useEffect(() => {
    const count = (): void => {
      let [loaded, selected] = [0, 0]
      api.forEachNode(node => {
        if (!node.data) return
        loaded += 1
        if (node.isSelected()) selected += 1
      })
      if (loaded === 0) setChosen('nothing there')
      else setChosen(selected === 0 ? 'none' : selected === loaded ? 'all' : 'some')
    }
    count()
    api.addEventListener('selectionChanged', count)
    api.addEventListener('modelUpdated', count)
    return () => {
      // A screen that is left takes its grid along before the head of it.
      if (api.isDestroyed()) return
      api.removeEventListener('selectionChanged', count)
      api.removeEventListener('modelUpdated', count)
    }
  }, [api])

  return (
    <Checkbox
      checked={chosen === 'all'}
      indeterminate={chosen === 'some'}
      // While rows are read anew there are none to take.
      disabled={chosen === 'nothing there'}
      onChange={() => chooseLoaded(chosen !== 'all')}
      aria-label={t('selectLoaded')}
    />
  )
}
