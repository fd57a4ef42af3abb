import { Button, TextInput, toast, toastProblem, upload, useT } from '@core/ui'
import { IconBarcode } from '@tabler/icons-react'
import { useRef, useState } from 'react'

interface SerialNumberProps {
  value: string
  onChange: (value: string) => void
  onBlur: () => void
}

/** A serial number that is typed, or read from a photo of its barcode; on a phone the camera opens at once. */
export function SerialNumber({ value, onChange, onBlur }: SerialNumberProps) {
  const t = useT('aftercare')
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)

  async function read(photo: File): Promise<void> {
    setBusy(true)
    try {
      const { texts } = await upload<{ texts: string[] }>('/api/equipment/readserial', photo)
      const [first] = texts
      if (first) onChange(first)
      else toast(t('scanFailed'), { tone: 'info' })
    } catch (error) {
      toastProblem(error)
    }
    setBusy(false)
  }

  return (
    <div className="vk-row">
      <TextInput
        value={value}
        onChange={text => onChange(text ?? '')}
        onBlur={onBlur}
        maxLength={64}
        autoComplete="off"
      />
      <input
        ref={input}
        className="vk-hidden"
        type="file"
        accept="image/*,.heic,.heif"
        capture="environment"
        tabIndex={-1}
        aria-label={t('scan')}
        onChange={event => {
          const [photo] = event.target.files ?? []
          if (photo) void read(photo)
          event.target.value = ''
        }}
      />
      <Button icon={IconBarcode} busy={busy} onClick={() => input.current?.click()}>
        {t('scan')}
      </Button>
    </div>
  )
}
