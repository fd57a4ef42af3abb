import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { answersVersion, root, runTool } from './run-tool'
import { installSystemPackage } from './system-packages'

/** Chromium without a window of its own: it draws no frame, and takes less of the processor. */
const HEADLESS = 'chromium-headless-shell'
const NAMES = [HEADLESS, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** A Chromium that runs here: a present one, else Playwright's download, else the system's package. */
export async function findBrowser(): Promise<string | undefined> {
  const present = await presentBrowser()
  if (present) return present
  console.log('No Chromium found: installing one …')
  const playwright = join(root, 'node_modules', 'playwright', 'cli.js')
  await runTool([nodePath(), playwright, 'install', 'chromium'], { timeoutMs: 300_000 })
  const downloaded = await presentBrowser()
  if (downloaded) return downloaded
  if (!(await installSystemPackage(HEADLESS))) await installSystemPackage('chromium')
  return presentBrowser()
}

/** Playwright's own runner wants Node; `npm` names the one that started us. */
export function nodePath(): string {
  return process.env.NODE ?? Bun.which('node') ?? process.execPath
}

async function presentBrowser(): Promise<string | undefined> {
  const found = [process.env.CHROME_PATH, ...NAMES.map(name => Bun.which(name)), ...PLACES, chromium.executablePath()]
  for (const path of found) if (path && existsSync(path) && (await answersVersion(path))) return path
  return undefined
}
