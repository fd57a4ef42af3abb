import {
  atFirstTouch,
  Button,
  ButtonLink,
  type Choice,
  lazyPart,
  mayUse,
  useCurrentUser,
  useSearchParams,
  useT,
} from '@core/ui'
import { IconFolderPlus, IconUpload } from '@tabler/icons-react'
import { FlowList } from '../flow/flow-list'
import { openStatuses } from '../flow/flow-status'

const NewFlowModal = lazyPart(
  atFirstTouch(async () => ({ default: (await import('../flow/new-flow-modal')).NewFlowModal })),
)

/** Dossiers: open ones first, 25 a page, every status a filter (R-FLOW-023 to R-FLOW-025, R-FLOW-041). */
export default function FlowOverview() {
  const t = useT('crm')
  const user = useCurrentUser()
  const [params, setParams] = useSearchParams()
  const open = () => setParams({ new: '' })
  const close = () => setParams({}, { replace: true })

  const button = (
    <Button variant="primary" icon={IconFolderPlus} onClick={open}>
      {t('flow')}
    </Button>
  )
  return (
    <>
      <FlowList
        title={t('flows')}
        defaultView="open"
        views={[
          { key: 'open', title: t('openFlows'), filters: { status: openStatuses }, counted: true },
          { key: 'leads', title: t('newLeads'), filters: { status: 'unread,new' }, counted: true },
          { key: 'quotation', title: t('quotationRuns'), filters: { status: 'quotation' }, counted: true },
          { key: 'ended', title: t('ended'), filters: { status: 'completed,cancelled' } },
        ]}
        actions={button}
        tools={
          mayUse(user, { module: 'CRM', role: 999 }) && (
            <ButtonLink icon={IconUpload} to="/flow_bulkimport">
              {t('bulkImportShort')}
            </ButtonLink>
          )
        }
        empty={{ title: t('noFlows'), text: t('noFlowsText'), actions: button }}
      />
      {params.has('new') && <NewFlowModal relation={typedRelation(params)} onClose={close} />}
    </>
  )
}

/** Who the new dossier is for, as the address says: `relation_id` with its name, or only a name typed in ⌘K. */
function typedRelation(params: URLSearchParams): Choice | null {
  const label = params.get('new') ?? ''
  const id = Number(params.get('relation_id'))
  return label ? { id: id > 0 ? id : null, label } : null
}
