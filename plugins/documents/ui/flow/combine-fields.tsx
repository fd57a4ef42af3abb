import { Checkbox, call, Field, formatMoney, type RowOf, Select, useCall, useNavigate, useT } from '@core/ui'
import { useEffect, useState } from 'react'
import { countingOf, type FlowDocument, refOf } from './counting-of'

/** What is asked for; the fields fill it in for whoever asks. */
export interface Combination {
  kind: string | null
  flow_id: number
  documents: readonly { kind: string; id: number }[]
  open: (address: string) => void
}

interface CombineFieldsProps {
  flows: readonly RowOf<'/api/flow'>[]
  asked: Combination
}

/** Of which documents it is made, of what kind it is, and in which dossier it stands. */
export function CombineFields({ flows, asked }: CombineFieldsProps) {
  const t = useT('documents')
  const navigate = useNavigate()
  const kinds = useCall('get', '/api/documentkind').data?.filter(({ combined }) => combined) ?? []
  const [found, setFound] = useState<readonly FlowDocument[]>()
  const [kind, setKind] = useState<string | null>(null)
  const [flowId, setFlowId] = useState(asked.flow_id)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const ids = flows.map(({ id }) => id).join(',')
  useEffect(() => {
    const selectedFlowIds = ids.split(',').map(Number)
    call('post', '/api/flow/getDocumentsFromFlows', { body: { selectedFlowIds } }).then(
      answer => setFound(answer.filter(({ combinable }) => combinable)),
      () => setFound([]),
    )
  }, [ids])
  const first = kind ?? kinds.find(({ code }) => found?.some(document => document.kind === code))?.code ?? null
  useEffect(() => {
    if (found && first) setChosen(new Set(countingOf(found, first).map(refOf)))
  }, [found, first])

  // Whoever asked reads it when the question is answered.
  Object.assign(asked, {
    kind: first,
    flow_id: flowId,
    documents: found?.filter(document => chosen.has(refOf(document))).map(({ kind, id }) => ({ kind, id })) ?? [],
    open: (address: string) => void navigate(address),
  } satisfies Combination)

  const nameOf = (id: number) => {
    const flow = flows.find(one => one.id === id)
    return flow ? [flow.description || flow.number, flow.relation_fullname].filter(Boolean).join(', ') : ''
  }
  if (found?.length === 0) return <p className="vk-text-2">{t('combineNone')}</p>
  return (
    <div className="vk-stack">
      <p className="vk-text-2">{t('combineText')}</p>
      <Field label={t('combineKind')}>
        <Select
          value={first}
          onChange={setKind}
          options={kinds.map(({ code, noun }) => ({ value: code, label: noun }))}
        />
      </Field>
      <Field label={t('combineInto')}>
        <Select
          value={flowId}
          onChange={id => id && setFlowId(id)}
          options={flows.map(({ id }) => ({ value: id, label: nameOf(id) }))}
        />
      </Field>
      <Field label={t('documentsToCopy')} group>
        <div className="vk-stack">
          {found?.map(document => (
            <Checkbox
              key={refOf(document)}
              checked={chosen.has(refOf(document))}
              help={`${nameOf(document.flow_id)} · ${formatMoney(document.amount_inc_vat)}`}
              onChange={on => setChosen(changed(chosen, refOf(document), on))}
            >
              {[document.noun, document.number, document.title].filter(Boolean).join(' ')}
            </Checkbox>
          ))}
        </div>
      </Field>
    </div>
  )
}

function changed(chosen: ReadonlySet<string>, ref: string, on: boolean): ReadonlySet<string> {
  const next = new Set(chosen)
  if (on) next.add(ref)
  else next.delete(ref)
  return next
}
