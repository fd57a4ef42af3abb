import { coreText } from '../i18n/use-t.ts'
import { toast } from './toast.tsx'

/** Copies to the clipboard and says so for 1.5 s; a browser that refuses gets a prompt to copy from (R-UI-004). */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast(coreText('copied'), { timeoutMs: 1500 })
  } catch {
    // Refused by the browser (no HTTPS, no permission): the user copies by hand.
    window.prompt(coreText('copyPrompt'), text)
  }
}
