import { Button, SegmentedControl, Select, TextArea, useSave, useT } from '@core/ui'
import { IconNote, IconSend } from '@tabler/icons-react'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { MessageTemplates } from './message-templates'
import { type About, showMessages } from './use-messages'

const departments = ['sales', 'office', 'project'] as const
/** Whose work a conversation is. */
export type Department = (typeof departments)[number]

interface ComposerProps {
  about: About
  /** Name of the customer, in the empty field. */
  to: string
  /** Whose work the conversation is now: it stays theirs unless another department is chosen. */
  department: Department | undefined
  /** Notes can be written here too. */
  notes?: boolean
}

/** Writes to the customer, or a note to colleagues. Ctrl Enter sends; nothing empty is sent (R-MSG-005). */
export function Composer({ about, to, department: now = 'sales', notes }: ComposerProps) {
  const t = useT('crm')
  const [kind, setKind] = useState<'message' | 'note'>('message')
  const [chosen, setDepartment] = useState<Department | null>(null)
  const department = chosen ?? now
  const [text, setText] = useState('')
  const message = useSave('post', '/api/message', { refresh: ['/api/flow', ...showMessages.refresh] })
  const note = useSave('post', '/api/note', { refresh: ['/api/flow'] })
  const content = text.trim()
  const sending = message.isPending || note.isPending
  // What was typed meanwhile stays.
  const clear = () => setText(typed => (typed.trim() === content ? '' : typed))

  function send(event?: FormEvent): void {
    event?.preventDefault()
    if (!content || sending) return
    if (kind === 'note')
      note.mutate(
        {
          body: {
            description: content,
            noteable_type: 'flow',
            noteable_id: about.messageable_id,
            flow_id: about.flow_id,
          },
        },
        clear,
      )
    else
      message.mutate(
        {
          body: {
            content,
            flow_id: about.flow_id,
            messageable_type: about.messageable_type,
            messageable_id: about.messageable_id,
            status: 'unread',
            assigned_to: department,
          },
        },
        clear,
      )
  }

  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send()
  }

  return (
    <form className="crm-composer" onSubmit={send} onKeyDown={onKey}>
      {notes && (
        <SegmentedControl
          label={t('composerKind')}
          value={kind}
          onChange={setKind}
          options={[
            { value: 'message', label: t('message') },
            { value: 'note', label: t('note') },
          ]}
        />
      )}
      <TextArea
        value={text}
        onChange={value => setText(value ?? '')}
        rows={3}
        aria-label={kind === 'note' ? t('field.note.description') : t('messageText')}
        placeholder={kind === 'note' ? t('notePlaceholder') : t('messagePlaceholder', { name: to })}
      />
      <div className="vk-row">
        {kind === 'message' && (
          <span className="vk-row crm-assign">
            <span className="vk-meta">{t('assignTo')}</span>
            <Select
              aria-label={t('assignTo')}
              value={department}
              onChange={value => setDepartment(value as Department | null)}
              options={departments.map(value => ({ value, label: t(`department_${value}`) }))}
            />
          </span>
        )}
        <span className="vk-grow" />
        {kind === 'message' && about.flow_id && (
          <MessageTemplates
            flowId={about.flow_id}
            onChoose={chosen => setText([text, chosen].filter(Boolean).join('\n'))}
          />
        )}
        <Button
          type="submit"
          title={kind === 'note' ? t('saveNote') : t('sendMessage')}
          variant="primary"
          size="small"
          icon={kind === 'note' ? IconNote : IconSend}
          busy={message.isPending || note.isPending}
          disabled={!content}
        >
          {kind === 'note' ? t('saveNote') : t('sendMessage')}
        </Button>
      </div>
    </form>
  )
}
