import { Button, confirm, useT } from '@core/ui'
import { IconCamera, IconSend } from '@tabler/icons-react'
import { FinishedNote } from '../filling/finished-note'
import { Progress } from '../filling/progress'
import { SavedWords } from '../filling/saved-words'
import { TakePhoto } from '../filling/take-photo'
import type { Form } from '../filling/use-form'

/** How far the form is and that it is kept, with sending it; on a phone it stays below, with the camera. */
export function FormSide({ form }: { form: Form }) {
  const t = useT('surveys')
  const { questions, lacking, waiting, queues, safe, onPhoto, sending, filling } = form

  async function send(): Promise<void> {
    const question = { title: t('customer_sendTitle'), text: t('customer_sendText'), verb: t('customer_send') }
    if (lacking.length || (await confirm(question))) form.send()
  }

  return (
    <section className="surveys-customer-side" aria-label={t('customer_send')}>
      <Progress questions={questions} />
      <SavedWords waiting={waiting} queues={queues} safe={safe} />
      {sending.waits ? (
        <FinishedNote asks={sending.asks} onReopen={() => filling.finish(false)} />
      ) : (
        <div className="surveys-customer-acts">
          {onPhoto && (
            <TakePhoto
              camera
              icon={IconCamera}
              text={t('takePhoto')}
              className="surveys-bar-camera"
              onFiles={onPhoto}
            />
          )}
          <Button variant="primary" icon={IconSend} busy={sending.busy} onClick={() => void send()}>
            {t('customer_send')}
          </Button>
        </div>
      )}
    </section>
  )
}
