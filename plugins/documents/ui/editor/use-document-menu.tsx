import {
  call,
  confirm,
  copyText,
  customerPage,
  type MenuSection,
  Problem,
  refreshCalls,
  toast,
  toastProblem,
  useCall,
  useNavigate,
  useOwns,
  useT,
} from '@core/ui'
import { FormModal } from '@core/ui/forms'
import {
  IconArrowBackUp,
  IconBan,
  IconCopy,
  IconLink,
  IconLinkPlus,
  IconTemplate,
  IconTrash,
  IconWand,
} from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useKindText } from '../../contract/kind-text'
import { pathOfKind } from '../../contract/path-of-kind'
import type { EditorKind } from '../../contract/ui'
import { byTitle, TemplateDialog } from '../sending/template-dialog'
import { editorPage } from './document-row'
import { useEditor } from './editor-context'

/** What else can be done with the document, behind the dots, with the dialogs it opens. */
export function useDocumentMenu(): { sections: MenuSection[]; dialog: ReactNode } {
  const t = useT('documents')
  const navigate = useNavigate()
  const ownsSettings = useOwns('SETTINGS')
  const { kind, document, queue, locked, refresh, widgets, history } = useEditor()
  const words = useKindText(kind)
  const [open, setOpen] = useState<'save-template' | 'use-template' | null>(null)
  const params = { path: { id: document.id } }
  const can = document.can ?? []
  const { data: earlier = [] } = useCall(
    'get',
    pathOfKind(kind, '/api/quotation/{id}/earlierstatuses'),
    { params },
    { enabled: can.includes('putBack') },
  )
  const close = () => setOpen(null)

  const run = (write: () => Promise<unknown>) => async () => {
    if (await queue.settle()) await write().catch(toastProblem)
  }
  const name = document.is_template
    ? (document.title ?? t('template'))
    : [words('kindOne'), document.number].filter(Boolean).join(' ')
  const duplicate = run(async () => {
    if (!(await confirm({ title: t('duplicateTitle', { name }), text: t('duplicateText'), verb: t('duplicate') })))
      return
    const made = await call('post', pathOfKind(kind, '/api/quotation/{id}/duplicate'), { params })
    toast(t('duplicated'))
    await refresh()
    void navigate(editorPage(kind, made))
  })
  const rollBack = (status: string) =>
    run(async () => {
      const body = { status, update_reason: 'rollbackstatus' }
      await call('patch', pathOfKind(kind, '/api/quotation/{id}'), { params, body })
      await refresh()
    })
  const renewLink = run(async () => {
    if (!(await confirm({ title: t('newLinkTitle'), text: t('newLinkText'), verb: t('newLink') }))) return
    const { hash } = await call('post', pathOfKind(kind, '/api/quotation/{id}/resethash'), { params })
    await refresh()
    await copyText(customerPage(kind, hash))
  })
  const remove = run(async () => {
    if (!(await confirm({ title: t('deleteTitle', { name }), text: t('deleteText'), verb: t('delete'), danger: true })))
      return
    try {
      await call('delete', pathOfKind(kind, '/api/quotation/{id}'), { params })
    } catch (error) {
      const message = error instanceof Problem ? error.message : ''
      toast(t(document.is_template ? 'deleteTemplateFailed' : 'deleteFailed', { message }), { tone: 'danger' })
      await refresh()
      return
    }
    toast(t('deleted', { name }))
    await refresh()
    void navigate(`/${kind}_overview`)
  })

  const cancel = run(async () => {
    await call('post', pathOfKind(kind, '/api/quotation/{id}/cancel'), { params })
    toast(t('documentCancelled', { name: words('kindOne') }), { undo: () => void rollBack('sent')() })
    await refresh()
  })

  const sections: MenuSection[] = [
    {
      items: [
        ...(can.includes('copy')
          ? [{ key: 'duplicate', label: t('duplicate'), icon: IconCopy, onSelect: () => void duplicate() }]
          : []),
        {
          key: 'save-template',
          label: t('saveAsTemplate'),
          icon: IconTemplate,
          onSelect: () => setOpen('save-template'),
        },
        ...(locked
          ? []
          : [
              {
                key: 'use-template',
                label: t('resetToTemplate'),
                icon: IconWand,
                onSelect: () => setOpen('use-template'),
              },
            ]),
      ],
    },
    {
      items: document.is_template
        ? []
        : [
            ...earlier.map(status => ({
              key: status,
              label: t(status === 'draft' ? 'backToDraft' : 'backToSent'),
              icon: IconArrowBackUp,
              onSelect: () => void rollBack(status)(),
            })),
            // A draft is thrown away instead.
            ...(can.includes('cancel') && !can.includes('delete')
              ? [{ key: 'cancel', label: words('kindCancel'), icon: IconBan, onSelect: () => void cancel() }]
              : []),
            {
              key: 'copy-link',
              label: t('copyLink'),
              icon: IconLink,
              onSelect: () => void copyText(customerPage(kind, document.hash)),
            },
            { key: 'new-link', label: t('newLink'), icon: IconLinkPlus, onSelect: () => void renewLink() },
          ],
    },
    {
      items: can.includes('delete')
        ? [{ key: 'delete', label: t('delete'), icon: IconTrash, danger: true, onSelect: () => void remove() }]
        : [],
    },
  ]
  const dialog =
    open === 'save-template' ? (
      <FormModal<{ title: string | null }, { id: number }>
        title={t('saveAsTemplate')}
        size="small"
        verb={t('saveTemplate')}
        fields={[{ name: 'title', label: t('templateName'), required: true, autoFocus: true, maxLength: 255 }]}
        values={{ title: document.title }}
        onClose={close}
        onSave={async ({ title }) => {
          if (!(await queue.settle())) throw new Problem(0)
          return call('post', pathOfKind(kind, '/api/quotation/{id}/saveastemplate'), {
            params,
            body: { title: title ?? '' },
          })
        }}
        onSaved={({ id }) => {
          const run = () => void navigate(editorPage(kind, { id, is_template: true }))
          toast(t('templateSaved'), ownsSettings ? { action: { label: t('openTemplate'), run } } : {})
        }}
      />
    ) : open === 'use-template' ? (
      <DocumentTemplates
        kind={kind}
        onClose={close}
        onChosen={template_id =>
          run(async () => {
            await call('post', pathOfKind(kind, '/api/quotation/{id}/resettotemplate'), {
              params,
              body: { template_id },
            })
            history.forget()
            widgets.reload()
            await refreshCalls('/api/calculation', '/api/documentwidget')
            await refresh()
          })()
        }
      />
    ) : null
  return { sections, dialog }
}

function DocumentTemplates({
  kind,
  ...props
}: {
  kind: EditorKind
  onChosen: (id: number) => Promise<void>
  onClose: () => void
}) {
  const t = useT('documents')
  const { data } = useCall('get', pathOfKind(kind, '/api/quotation/indexTemplates'))
  return (
    <TemplateDialog
      title={t('resetToTemplateTitle')}
      help={t('resetToTemplateText')}
      templates={byTitle(data)}
      {...props}
    />
  )
}
