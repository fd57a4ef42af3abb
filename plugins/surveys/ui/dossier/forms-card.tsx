import { Button, Card, EmptyState, Loaded, useT } from '@core/ui'
import { SortableRows, useOrder } from '@core/ui/records'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { isBegunHere } from '../filling/on-device'
import { AddForm, type Begin } from './add-form'
import { BegunTile } from './begun-tile'
import { type FormOfFlow, FormTile } from './form-tile'
import { useWaitingForms } from './use-waiting-forms'
import './dossier.css'

type FormsQuery = Parameters<typeof Loaded<readonly FormOfFlow[]>>[0]['query']

interface FormsCardProps {
  /** The forms, with how far each is. */
  found: FormsQuery
  /** Where a form is begun. */
  begin: Begin
  /** The dossier whose forms may be begun without a connection. */
  flowId?: number | undefined
  /** What of the dossier keeps them, if it is not the dossier itself. */
  holderId?: number
  /** They are a template, which says what is asked and not how far it is. */
  ahead?: boolean
  /** Beside the button that adds one. */
  actions?: ReactNode
}

/** Forms that belong together: how far each is, begun, put in order and removed (SCR-119). */
export function FormsCard({ found, begin, flowId, holderId, ahead = false, actions }: FormsCardProps) {
  const t = useT('surveys')
  const [adding, setAdding] = useState(false)
  const { rows = [], order } = useOrder('/api/flowdataitem', found.data)
  const waiting = useWaitingForms()
  const begun = waiting.filter(
    form =>
      isBegunHere(form) &&
      form.item?.flow_id === flowId &&
      (holderId === undefined || form.item?.flow_data_id === holderId),
  )
  const add = (
    <Button size="small" icon={IconPlus} onClick={() => setAdding(true)}>
      {t('addForm')}
    </Button>
  )
  return (
    <Card
      title={t('formsHere')}
      count={rows.length + begun.length || undefined}
      flush
      actions={
        <>
          {actions}
          {rows.length + begun.length > 0 && add}
        </>
      }
    >
      <Loaded query={found} compact>
        {() =>
          rows.length + begun.length === 0 ? (
            <EmptyState compact title={t('noFormsHere')} text={t('noFormsHereText')} actions={add} />
          ) : (
            <div className="surveys-forms">
              <SortableRows
                rows={rows}
                nameOf={({ description, form_name }) => description ?? form_name}
                render={form => (
                  <FormTile form={form} waiting={waiting.find(({ id }) => id === form.id)} ahead={ahead} />
                )}
                onOrder={moved => void order(moved)}
              />
              {begun.map(form => (
                <BegunTile key={form.id} form={form} />
              ))}
            </div>
          )
        }
      </Loaded>
      {adding && <AddForm begin={begin} flowId={flowId} onClose={() => setAdding(false)} />}
    </Card>
  )
}
