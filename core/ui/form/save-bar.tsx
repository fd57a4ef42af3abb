import { type ReactNode, useEffect } from 'react'

/** What was changed and not yet saved, with the buttons; at the lower edge, above the bar of the phone. */
export function SaveBar({ text, children }: { text: string; children: ReactNode }) {
  // It comes with the first change, and may come over the field that is being filled in.
  useEffect(() => {
    document.activeElement?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div className="vk-save-bar">
      <span className="vk-grow vk-text-2" role="status">
        {text}
      </span>
      {children}
    </div>
  )
}
