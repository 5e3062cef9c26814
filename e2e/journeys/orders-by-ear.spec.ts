import { expect, inEveryView, test } from '../fixtures.ts'
import type { Classic } from '../vocabulary/classic.ts'
import { Ear, saidIn, saidTwice, type Heard } from '../vocabulary/ear.ts'
import type { Asked } from '../vocabulary/shopper.ts'
import { englishAmong } from '../vocabulary/translated.ts'

/** Only a limit for what hangs: every stop is listened to. */
const AN_ORDER_MS = 400_000

for (const language of ['en', 'no'] as const)
  test.describe(`in ${language}`, () => {
    test.use({ language })
    inEveryView((view) => {
      test('a meal is ordered by ear and keyboard alone: each question is heard once, nothing twice in a row, nothing nameless or in another language (WCAG 2.1.1, 3.1.2, 4.1.2, 4.1.3)', async ({
        shopper,
        classic,
      }, info) => {
        test.setTimeout(AN_ORDER_MS)
        const { t, page } = shopper
        const meal = shopper.word({ en: 'Brygga meal', no: 'Bryggamenyen' })
        await shopper.open()
        const ear = await Ear.of(shopper)
        const timesHeard: Record<string, number> = {}
        const arrived = async (asked: Asked) => {
          await shopper.expectQuestion(asked)
          await expect(shopper.headingRead()).toBeFocused()
          await ear.listen()
          const heading = await shopper.headingRead().innerText()
          timesHeard[heading] = ear
            .sinceTaken()
            .flatMap(saidIn)
            .filter((said) => said === heading).length
        }
        const isPaged = view === 'linear'
        const turnPage = async () => {
          if (!isPaged) return
          await ear.take(t('linear.continue'))
          await ear.listen()
        }
        try {
          await ear.take(t('restaurant.chooseWithMode', { mode: t('mode.EATIN'), name: 'Brygga Burger' }))
          await arrived('categories')
          await ear.take(shopper.word({ en: 'Meals', no: 'Menyer' }))
          await arrived('products')
          await ear.take(
            view === 'classic' ? meal : beginningOf(t('product.choose', { name: meal, price: '' })),
          )
          await arrived('customise')
          await ear.to(shopper.word({ en: 'Fries', no: 'Pommes frites' }))
          await ear.press('Space')
          await turnPage()
          await ear.to('Cola')
          await ear.press('Space')
          // The line of extras begins with the same word.
          await ear.take(
            isPaged ? t('linear.addNow') : `${t('customise.add')} ${shopper.word({ en: 'kr', no: '249' })}`,
          )
          if (view === 'classic') await openBasket(classic, ear)
          else await arrived('basket')
          await ear.take(t('basket.checkout'))
          await arrived('checkout')
          await ear.to(t('contact.email'))
          await page.keyboard.type('kari@example.no')
          await turnPage()
          await ear.to(t('contact.policy'))
          await ear.press('Space')
          await turnPage()
          await ear.take(t('payment.pay'))
          if (view === 'classic') {
            await expect(classic.dialog).toContainText(t('classic.paid.title'))
            await ear.listen()
            await ear.take(t('classic.paid.follow'))
          }
          await arrived('order')
        } finally {
          await ear.attachTo(info)
        }
        expect(Object.values(timesHeard), JSON.stringify(timesHeard)).toEqual(
          Object.values(timesHeard).map(() => 1),
        )
        // How often it is waited for depends on the machine.
        const isOfItself = ({ name }: Heard) => !name.startsWith(t('wait.label'))
        expect(ear.stretches().flatMap((lines) => saidTwice(lines.filter(isOfItself)))).toEqual([])
        expect(ear.lines.filter(({ name }) => name.trim() === '')).toEqual([])
        if (language !== 'en') expect(englishAmong(ear.lines.flatMap(saidIn), language)).toEqual([])
      })
    })
  })

/** What a text says before the value at its end. */
function beginningOf(text: string): string {
  return text.trim().replace(/,$/, '')
}

/** What was added shows in the bar; the customer goes back to it. */
async function openBasket(classic: Classic, ear: Ear): Promise<void> {
  await classic.expectQuestion('products')
  await ear.listen()
  await ear.take(classic.t('recap.basket'), 'Shift+Tab')
  await expect(classic.panel()).toBeVisible()
  await ear.listen()
}
