import {
  Button,
  type Crumb,
  download,
  IconButton,
  Menu,
  Page,
  Slot,
  StatusTag,
  toastProblem,
  useBelow,
  useHistory,
  useOwns,
  useT,
} from '@core/ui'
import { IconDots, IconDownload, IconEye, IconSend } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { editorActions } from '../../contract/ui'
import { PreviewDialog } from '../paper/preview-dialog'
import { SendDialog } from '../sending/send-dialog'
import { customerPage, shownStatus } from './document-row'
import { useEditor } from './editor-context'
import { SavedState } from './saved-state'
import { useDocumentMenu } from './use-document-menu'
import { useDocumentWords } from './use-document-words'

/** Title, state and buttons of the editor in the top bar of the shell. */
export function EditorPage({ children }: { children: ReactNode }) {
  const t = useT('documents')
  const { kind, document, queue } = useEditor()
  const ownsCrm = useOwns('CRM')
  const phone = useBelow(768)
  const compact = useBelow(1200)
  const [sending, setSending] = useState(false)
  const [previewing, setPreviewing] = useState(false)
  const [busy, setBusy] = useState(false)
  const { sections, dialog } = useDocumentMenu()
  const history = useHistory({ resource: `/api/${kind}`, row: document, fields: useDocumentWords() })
  const { id, flow_id, number, is_template } = document
  const noun = t(kind === 'invoice' ? (document.credit_of ? 'creditInvoice' : 'invoice') : 'quotation')
  const title = is_template ? (document.title ?? t('template')) : [noun, number].filter(Boolean).join(' ')
  const overview: Crumb = { title: t(kind === 'invoice' ? 'invoices' : 'quotations'), to: `/${kind}_overview` }
  const dossier: Crumb | null =
    ownsCrm && flow_id ? { title: document.relation_fullname || t('dossier'), to: `/flow_detail/${flow_id}` } : null

  // Customers do not see a draft (R-DOC-005), so that is shown here instead of on their page.
  async function viewAsCustomer(): Promise<void> {
    const draft = document.status === 'draft' || document.status === 'cancelled'
    const page = draft ? null : window.open('about:blank', '_blank')
    const saved = await queue.settle()
    if (!saved) page?.close()
    else if (page) page.location.href = customerPage(kind, document.hash)
    else setPreviewing(true)
  }
  async function savePdf(): Promise<void> {
    setBusy(true)
    try {
      if (await queue.settle()) await download(`/api/${kind}/${id}/download`)
    } catch (error) {
      toastProblem(error)
    } finally {
      setBusy(false)
    }
  }
  async function startSending(): Promise<void> {
    if (await queue.settle()) setSending(true)
  }

  const look = [
    ...(is_template
      ? []
      : [{ key: 'view', label: t('viewAsCustomer'), icon: IconEye, onSelect: () => void viewAsCustomer() }]),
    { key: 'pdf', label: t('pdf'), icon: IconDownload, onSelect: () => void savePdf() },
  ]
  const again =
    is_template || document.status === 'draft' || document.status === 'cancelled'
      ? []
      : [{ key: 'again', label: t('sendAgain'), icon: IconSend, onSelect: () => void startSending() }]
  return (
    <Page
      layout="plain"
      title={title}
      crumbs={dossier ? [dossier] : [overview]}
      state={
        <>
          {/* On the phone the banner below says it. */}
          {!phone && <StatusTag status={shownStatus(document)} />}
          {!phone && <SavedState />}
        </>
      }
      actions={
        <>
          {!phone &&
            look.map(({ key, label, icon, onSelect }) =>
              compact ? (
                <IconButton key={key} variant="default" icon={icon} label={label} onClick={onSelect} />
              ) : (
                <Button key={key} icon={icon} busy={key === 'pdf' && busy} onClick={onSelect}>
                  {label}
                </Button>
              ),
            )}
          <Slot
            of={editorActions}
            kind={kind}
            id={id}
            status={document.status}
            number={number}
            flowId={flow_id}
            template={is_template}
          />
          {!is_template && document.status === 'draft' && (
            <Button variant="primary" icon={IconSend} onClick={() => void startSending()}>
              {t('send')}
            </Button>
          )}
          <Menu
            label={t('more')}
            sections={[{ items: [...(phone ? look : []), ...again] }, { items: history.items }, ...sections]}
          >
            <IconButton icon={IconDots} label={t('more')} />
          </Menu>
          {sending && <SendDialog onClose={() => setSending(false)} />}
          {previewing && <PreviewDialog onClose={() => setPreviewing(false)} />}
          {dialog}
          {history.drawer}
        </>
      }
    >
      {children}
    </Page>
  )
}
