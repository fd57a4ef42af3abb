import { Button, Card, EmptyState, Loaded, SortableRows, useOrder, useT } from '@core/ui'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { AddForm, type Begin } from './add-form'
import { type FormOfFlow, FormTile } from './form-tile'
import { useWaitingForms } from './use-waiting-forms'
import './dossier.css'

type FormsQuery = Parameters<typeof Loaded<readonly FormOfFlow[]>>[0]['query']

interface FormsCardProps {
  /** The forms, with how far each is. */
  found: FormsQuery
  /** Where a form is begun. */
  begin: Begin
  /** Beside the button that adds one. */
  actions?: ReactNode
}

/** Forms that belong together: how far each is, begun, put in order and removed (SCR-119). */
export function FormsCard({ found, begin, actions }: FormsCardProps) {
  const t = useT('surveys')
  const [adding, setAdding] = useState(false)
  const { rows = [], order } = useOrder('/api/flowdataitem', found.data)
  const waiting = useWaitingForms()
  const add = (
    <Button size="small" icon={IconPlus} onClick={() => setAdding(true)}>
      {t('addForm')}
    </Button>
  )
  return (
    <Card
      title={t('formsHere')}
      count={rows.length || undefined}
      flush
      actions={
        <>
          {actions}
          {rows.length > 0 && add}
        </>
      }
    >
      <Loaded query={found} compact>
        {() =>
          rows.length === 0 ? (
            <EmptyState compact title={t('noFormsHere')} text={t('noFormsHereText')} actions={add} />
          ) : (
            <div className="surveys-forms">
              <SortableRows
                rows={rows}
                nameOf={({ description, form_name }) => description ?? form_name}
                render={form => <FormTile form={form} waits={waiting.has(form.id)} />}
                onOrder={moved => void order(moved)}
              />
            </div>
          )
        }
      </Loaded>
      {adding && <AddForm begin={begin} onClose={() => setAdding(false)} />}
    </Card>
  )
}
