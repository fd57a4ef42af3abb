import { type Answer, Button, Card, CardRow, confirm, formatDate, toast, useSave, useT } from '@core/ui'
import { IconCalendarEvent } from '@tabler/icons-react'
import { useState } from 'react'
import { NotUnderstood } from './not-understood'

type Link = Answer<'get', '/api/integrations'>[number]

/** What is linked, and the way back: by force when the ordinary one fails (R-INTG-001). */
export function LinkedCalendar({ link }: { link: Link }) {
  const t = useT('integrations')
  const unlink = useSave('delete', '/api/integrations/gcal/{id}')
  const force = useSave('post', '/api/integrations/gcal/{id}/forceremove')
  const [failed, setFailed] = useState(false)
  const init = { params: { path: { id: link.id } } }

  async function askForce(): Promise<void> {
    const question = { title: t('forceTitle'), text: t('forceText'), verb: t('force'), danger: true }
    if (await confirm(question)) force.mutate(init, () => toast(t('unlinked')))
  }

  async function ask(): Promise<void> {
    const question = { title: t('unlinkTitle'), text: t('unlinkText'), verb: t('unlink'), danger: true }
    if (!(await confirm(question))) return
    try {
      await unlink.send(init)
      toast(t('unlinked'))
    } catch {
      // Whatever it was: what there is to do about it is asked at once.
      setFailed(true)
      await askForce()
    }
  }

  return (
    <Card
      title={t('linkedTitle')}
      flush
      footer={
        <>
          <p className="vk-text-2">{t(link.status === 'active' ? 'linkedText' : 'address_lost')}</p>
          <NotUnderstood of={link} />
        </>
      }
    >
      <CardRow>
        <IconCalendarEvent size={20} stroke={1.75} className="vk-text-2" />
        <div className="vk-grow integrations-row">
          <span className="vk-clip">{link.name ?? t('calendar')}</span>
          <span className="vk-meta">{t('linkedOn', { host: link.host, date: formatDate(link.linked_at) })}</span>
          {failed && (
            <span className="vk-danger" role="alert">
              {t('unlinkFailed')}
            </span>
          )}
        </div>
        <Button
          size="small"
          variant="danger-outline"
          busy={unlink.isPending || force.isPending}
          onClick={() => void (failed ? askForce() : ask())}
        >
          {t(failed ? 'force' : 'unlink')}
        </Button>
      </CardRow>
    </Card>
  )
}
