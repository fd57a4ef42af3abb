import {
  Button,
  type Crumb,
  customerPage,
  download,
  IconButton,
  Menu,
  Page,
  Slot,
  StatusTag,
  toastProblem,
  useBelow,
  useOwns,
  useScreenKeys,
  useT,
} from '@core/ui'
import { useHistory } from '@core/ui/records'
import { IconArrowBackUp, IconArrowForwardUp, IconDots, IconDownload, IconEye, IconSend } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useKindText } from '../../contract/kind-text'
import { editorActions } from '../../contract/ui'
import { PreviewDialog } from '../paper/preview-dialog'
import { SendDialog } from '../sending/send-dialog'
import { shownStatus } from './document-row'
import { useEditor } from './editor-context'
import { SavedState } from './saved-state'
import { useDocumentMenu } from './use-document-menu'
import { useDocumentWords } from './use-document-words'

/** Title, state and buttons of the editor in the top bar of the shell. */
export function EditorPage({ children }: { children: ReactNode }) {
  const t = useT('documents')
  const { kind, document, queue, locked, history: done } = useEditor()
  const ownsCrm = useOwns('CRM')
  const narrow = useBelow(992)
  const compact = useBelow(1200)
  const [sending, setSending] = useState(false)
  const [previewing, setPreviewing] = useState(false)
  const [busy, setBusy] = useState(false)
  const { sections, dialog } = useDocumentMenu()
  const history = useHistory({ resource: `/api/${kind}`, row: document, fields: useDocumentWords() })
  const { id, flow_id, number, is_template, can = [] } = document
  const words = useKindText(kind)
  const noun = words(document.amount_inc_vat < 0 ? 'kindNegative' : 'kindOne')
  const title = is_template ? (document.title ?? t('template')) : [noun, number].filter(Boolean).join(' ')
  const overview: Crumb = { title: words('kindMany'), to: `/${kind}_overview` }
  const dossier: Crumb | null =
    ownsCrm && flow_id
      ? { title: document.relation_fullname || t('field.flow_id'), to: `/flow_detail/${flow_id}` }
      : null

  // Customers do not see a draft (R-DOC-005), so that is shown here instead of on their page.
  async function viewAsCustomer(): Promise<void> {
    const page = can.includes('view') ? window.open('about:blank', '_blank') : null
    const saved = await queue.settle()
    if (!saved) page?.close()
    else if (page) page.location.href = customerPage(kind, document.hash)
    else setPreviewing(true)
  }
  async function savePdf(draft = false): Promise<void> {
    setBusy(true)
    try {
      if (await queue.settle()) await download(`/api/${kind}/${id}/download${draft ? '?draft=1' : ''}`)
    } catch (error) {
      toastProblem(error)
    } finally {
      setBusy(false)
    }
  }
  async function startSending(): Promise<void> {
    if (await queue.settle()) setSending(true)
  }

  function sendByKey({ target }: KeyboardEvent): boolean {
    if (target instanceof Element && target.closest('[role="dialog"]')) return false
    void startSending()
    return true
  }

  const look = [
    ...(is_template
      ? []
      : [{ key: 'view', label: t('viewAsCustomer'), icon: IconEye, onSelect: () => void viewAsCustomer() }]),
    { key: 'pdf', label: t('pdf'), icon: IconDownload, onSelect: () => void savePdf() },
    ...(document.changed_since_sent
      ? [{ key: 'draft', label: t('draftPdf'), icon: IconDownload, onSelect: () => void savePdf(true) }]
      : []),
  ]
  const sends = can.includes('send')
    ? t('send')
    : can.includes('renew')
      ? t('sendVersion', { version: document.version_number + 1 })
      : null
  useScreenKeys(sends ? [{ keys: 'Ctrl Enter', text: sends, run: sendByKey }] : [])
  const again =
    sends || !can.includes('view')
      ? []
      : [{ key: 'again', label: t('sendAgain'), icon: IconSend, onSelect: () => void startSending() }]
  const takenBack = [
    ...(done.undo ? [{ key: 'undo', label: t('undo'), icon: IconArrowBackUp, onSelect: done.undo }] : []),
    ...(done.redo ? [{ key: 'redo', label: t('redo'), icon: IconArrowForwardUp, onSelect: done.redo }] : []),
  ]
  return (
    <Page
      layout="plain"
      title={title}
      crumbs={dossier ? [dossier] : [overview]}
      state={
        <>
          {/* Where there is little room the banner below says it. */}
          {!compact && <StatusTag status={shownStatus(document)} />}
          {!narrow && <SavedState />}
        </>
      }
      actions={
        <>
          {!locked && !narrow && (
            <>
              <IconButton icon={IconArrowBackUp} label={t('undo')} disabled={!done.undo} onClick={done.undo} />
              <IconButton icon={IconArrowForwardUp} label={t('redo')} disabled={!done.redo} onClick={done.redo} />
            </>
          )}
          {!narrow &&
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
            can={can}
            cannot={document.cannot ?? {}}
            number={number}
            flowId={flow_id}
            template={is_template}
          />
          {sends && (
            <Button variant="primary" icon={IconSend} onClick={() => void startSending()}>
              {sends}
            </Button>
          )}
          {!sends && document.cannot?.send && !is_template && (
            <Button variant="primary" icon={IconSend} disabled title={document.cannot.send}>
              {t('send')}
            </Button>
          )}
          <Menu
            label={t('more')}
            sections={[
              { items: narrow && !locked ? takenBack : [] },
              { items: [...(narrow ? look : []), ...again] },
              { items: history.items },
              ...sections,
            ]}
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
