// A page in headless Chromium, for the tests of pages.
import puppeteer from 'puppeteer-core'

export const launch = () => puppeteer.launch({ executablePath: process.env.CHROMIUM || '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] })

/* A tab that keeps what is wrong: errors, what is said of them on the console, requests that go elsewhere. `address` is what it may ask for; `finish` prints
 * what is wrong, and ends with status 1 if anything is. */
export async function openTab(address, { width = 1400, height = 1000, prefix } = {}) {
  const browser = await launch(), tab = await browser.newPage(), wrong = []
  await tab.setViewport({ width, height })
  tab.on('pageerror', error => wrong.push(`error: ${error.message}`))
  tab.on('console', message => message.type() === 'error' && wrong.push(`console: ${message.text()}`))
  tab.on('request', request => request.url().startsWith(address) || /^(data|blob):|^about:blank$/.test(request.url()) || wrong.push(`asks elsewhere: ${request.url()}`))
  return {
    tab, wrong,
    expect: (what, holds) => holds || wrong.push(what),
    wait: ms => new Promise(done => setTimeout(done, ms)),
    text: selector => tab.$eval(selector, element => element.textContent),
    shoot: async (name, how) => { if (prefix) await tab.screenshot({ path: `${prefix}-${name}.png`, ...how }) },
    open: async (theme = 'light') => {
      await tab.goto(`${address}#${theme}`)
      await tab.waitForSelector('body[data-ready]', { timeout: 60000 })
    },
    finish: async () => {
      for (const problem of wrong) console.log(problem)
      await browser.close()
      process.exit(wrong.length ? 1 : 0)
    },
  }
}
