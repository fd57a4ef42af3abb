import {
  type Answer,
  type Choice,
  Facts,
  Field,
  type FormItem,
  Loaded,
  RadioGroup,
  type RowOf,
  Tags,
  toast,
  useCall,
  useKinds,
  useNavigate,
  useSave,
  useT,
} from '@core/ui'
import { useEntry } from '@core/ui/forms'
import { useMemo, useState } from 'react'
import { MergeDialog } from '../merge/merge-dialog'
import { findRelations } from './find-relations'
import './doubles.css'

type Relation = RowOf<'/api/relation'>
type Preview = Answer<'get', '/api/relation/{id}/merge'>
type Part = Preview['parts'][number]['part']

const LABELS = {
  name: 'field.name',
  email: 'field.email',
  phone: 'field.phone',
  address: 'address',
  organization_id: 'field.relation.organization_id',
  lead_source: 'field.lead_source',
} as const satisfies Record<Part, string>

interface Chosen extends Record<string, unknown> {
  target: Choice | null
}

interface MergeRelationModalProps {
  relation: Relation
  /** Who it is the same as, when that is known already. */
  target?: Choice | null
  onClose: () => void
}

/** Makes one of two records of a person: what each says stands side by side, and what moves along below. */
export function MergeRelationModal({ relation, target = null, onClose }: MergeRelationModalProps) {
  const t = useT('crm')
  const navigate = useNavigate()
  const merge = useSave('post', '/api/relation/{id}/merge', {
    refresh: ['/api/flow', '/api/organization', '/api/note'],
  })
  const [take, setTake] = useState<readonly Part[]>([])
  const search = useMemo(() => othersThan(relation.id), [relation.id])
  const fields: FormItem<Chosen>[] = [
    { name: 'target', label: t('mergeRelationTarget'), kind: 'choice', search, required: true, autoFocus: !target },
  ]
  const entry = useEntry<Chosen>({
    fields,
    values: { target },
    onSave: ({ target: into }) =>
      merge.send({ params: { path: { id: relation.id } }, body: { target_id: Number(into?.id), take: [...take] } }),
    onSaved: (into: { id: number; fullname: string }) => {
      onClose()
      toast(t('flowMerged', { name: into.fullname }))
      navigate(`/relation_detail/${into.id}`, { replace: true })
    },
  })
  const into = entry.form.watch('target') as Choice | null
  return (
    <MergeDialog name={relation.fullname} entry={entry} fields={fields} onClose={onClose}>
      {into?.id && (
        <MergePreview key={into.id} relation={relation} targetId={Number(into.id)} take={take} onTake={setTake} />
      )}
    </MergeDialog>
  )
}

const othersThan = (id: number) => async (query: string, signal: AbortSignal) =>
  (await findRelations(query, signal)).filter(choice => choice.id !== id)

interface MergePreviewProps {
  relation: Relation
  targetId: number
  take: readonly Part[]
  onTake: (take: readonly Part[]) => void
}

function MergePreview({ relation, targetId, take, onTake }: MergePreviewProps) {
  const t = useT('crm')
  const preview = useCall('get', '/api/relation/{id}/merge', {
    params: { path: { id: relation.id }, query: { target_id: targetId } },
  })
  const choose = (part: Part, from: 'source' | 'target') =>
    onTake([...take.filter(other => other !== part), ...(from === 'source' ? [part] : [])])
  return (
    <Loaded compact query={preview} what={t('theMerge')}>
      {({ parts, tags, records, fullname }) => (
        <>
          {parts.some(({ target }) => target !== null) && <h3>{t('mergeKeep')}</h3>}
          {parts.map(({ part, source, target }) =>
            target === null || source === null ? null : (
              <Field key={part} label={t(LABELS[part])} group>
                <RadioGroup
                  label={t(LABELS[part])}
                  value={take.includes(part) ? 'source' : 'target'}
                  onChange={from => choose(part, from)}
                  options={[
                    { value: 'target', label: target },
                    { value: 'source', label: source },
                  ]}
                />
              </Field>
            ),
          )}
          <Moves parts={parts} tags={tags} records={records} />
          <p role="alert">{t('mergeRelationText', { source: relation.fullname, target: fullname })}</p>
        </>
      )}
    </Loaded>
  )
}

/** What the one who stays gets without a choice. */
function Moves({ parts, tags, records }: Pick<Preview, 'parts' | 'tags' | 'records'>) {
  const t = useT('crm')
  const { nounOf } = useKinds()
  const gained = parts.filter(({ target }) => target === null)
  return (
    <Facts
      facts={[
        ...gained.map(({ part, source }) => ({ label: t(LABELS[part]), value: source })),
        ...(tags.length > 0 ? [{ label: t('mergeTags'), value: <Tags of={tags} /> }] : []),
        {
          label: t('mergeMoves'),
          value: records.map(({ kind, count }) => `${count} × ${nounOf(kind)}`).join(', ') || t('mergeBringsNothing'),
        },
      ]}
    />
  )
}
