import {
  Button,
  ButtonLink,
  Card,
  Checkbox,
  type Choice,
  Combobox,
  call,
  confirm,
  EmptyState,
  Field,
  formatMoney,
  IconButton,
  Loaded,
  Page,
  refreshCalls,
  StatusTag,
  toast,
  toastProblem,
  useCall,
  useParams,
  useT,
} from '@core/ui'
import { Refusals, useBatch } from '@core/ui/lists'
import { findFlows } from '@plugins/crm/contract/find-flows'
import { IconFiles, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { type FlowDocument, refOf } from '../flow/counting-of'

/** Copies documents of a dossier to others, with progress (C-0530). */
export default function FlowCopyDocuments() {
  const t = useT('documents')
  const id = Number(useParams().flowId)
  const documents = useCall('get', '/api/flow/{id}/getAvailableDocuments', { params: { path: { id } } })
  const back = `/flow_detail/${id}`
  return (
    <Page title={t('copyDocumentsTitle')} crumbs={[{ title: t('field.flow_id'), to: back }]} layout="narrow">
      <Loaded query={documents} what={t('documentsToCopy')}>
        {found =>
          found.length ? (
            <CopyForm flowId={id} found={found} />
          ) : (
            <EmptyState
              icon={IconFiles}
              title={t('copyDocumentsNone')}
              actions={<ButtonLink to={back}>{t('toFlow')}</ButtonLink>}
            />
          )
        }
      </Loaded>
    </Page>
  )
}

function CopyForm({ flowId, found }: { flowId: number; found: readonly FlowDocument[] }) {
  const t = useT('documents')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [targets, setTargets] = useState<readonly Choice[]>([])
  const { followParts, progress } = useBatch()
  const [busy, setBusy] = useState(false)

  async function copy(): Promise<void> {
    const body = {
      sourceFlowId: flowId,
      selectedFlowIds: targets.map(({ id }) => Number(id)),
      documents: found.filter(document => chosen.has(refOf(document))).map(({ kind, id }) => ({ kind, id })),
    }
    const start = () => call('post', '/api/flow/copydocuments', { body })
    const [ended] = await followParts([{ count: targets.length, start }], t('copyDocuments'))
    await refreshCalls('/api/flow', ...found.map(({ kind }) => `/api/${kind}`))
    if (!ended) return
    const { refused, done, failedMessage } = ended
    if (failedMessage) toast(failedMessage, { tone: 'danger' })
    const possible = done - refused.length
    toast(t('documentsCopied', { count: possible }))
    const nameOf = (id: number) => targets.find(target => target.id === id)?.label
    if (refused.length)
      await confirm({
        title: t('notAllCopied'),
        text: <Refusals what={t('flowsLower')} nameOf={nameOf} possible={possible} refused={refused} removes={false} />,
        verb: t('understood'),
      })
    setTargets([])
  }

  return (
    <Card title={t('documentsToCopy')}>
      <div className="vk-stack">
        <p className="vk-text-2">{t('copyDocumentsText')}</p>
        {found.map(document => (
          <Checkbox
            key={refOf(document)}
            checked={chosen.has(refOf(document))}
            help={formatMoney(document.amount_inc_vat)}
            onChange={on =>
              setChosen(
                on
                  ? new Set([...chosen, refOf(document)])
                  : new Set([...chosen].filter(ref => ref !== refOf(document))),
              )
            }
          >
            {[document.noun, document.number, document.title].filter(Boolean).join(' ')}{' '}
            <StatusTag status={document.status} />
          </Checkbox>
        ))}
        <Field label={t('toDossiers')}>
          <Combobox
            value={null}
            onChange={choice => choice && setTargets([...targets.filter(({ id }) => id !== choice.id), choice])}
            search={(query, signal) => findFlows(query, signal, flowId)}
          />
        </Field>
        {targets.map(target => (
          <div key={target.id} className="vk-row">
            <span>{target.label}</span>
            <span className="vk-meta">{target.note}</span>
            <IconButton
              icon={IconX}
              label={t('delete')}
              onClick={() => setTargets(targets.filter(({ id }) => id !== target.id))}
            />
          </div>
        ))}
        <div className="vk-row">
          <Button
            variant="primary"
            disabled={!chosen.size || !targets.length}
            busy={busy}
            onClick={() => {
              setBusy(true)
              void copy()
                .catch(toastProblem)
                .finally(() => setBusy(false))
            }}
          >
            {t('copyVerb')}
          </Button>
          <ButtonLink to={`/flow_detail/${flowId}`}>{t('toFlow')}</ButtonLink>
        </div>
      </div>
      {progress}
    </Card>
  )
}
