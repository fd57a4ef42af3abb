import { expect, test } from 'bun:test'
import { safeFileName } from './file-name'

const jpeg = { contentType: 'image/jpeg', extension: 'jpg' }
const text = { contentType: 'text/plain', extension: 'txt' }

test('a name keeps what people recognise it by', () => {
  expect(safeFileName('Dak voorzijde é 📷.JPEG', jpeg)).toBe('Dak voorzijde é 📷.JPEG')
  expect(safeFileName('lijst.csv', text)).toBe('lijst.csv')
})

test('a name is no path, cannot hide its ending and ends as what the bytes are', () => {
  expect(safeFileName('../../etc/passwd', text)).toBe('passwd.txt')
  expect(safeFileName('C:\\foto\\dak.jpg', jpeg)).toBe('dak.jpg')
  expect(safeFileName('factuur.html', text)).toBe('factuur.html.txt')
  expect(safeFileName('foto\u202egpj.exe', jpeg)).toBe('fotogpj.exe.jpg')
  expect(safeFileName('a\r\nSet-Cookie: b.jpg', jpeg)).toBe('aSet-Cookie b.jpg')
  expect(safeFileName('.htaccess', text)).toBe('htaccess.txt')
  expect(safeFileName('', jpeg)).toBe('bestand.jpg')
  expect(safeFileName(`${'x'.repeat(5000)}.jpg`, jpeg)).toHaveLength(204)
})
