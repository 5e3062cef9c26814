/**
 * Runs in the page before the code has come. A tap on a prerendered choice is marked as taken and kept until the code
 * can answer it. The page has the palette this device chose from the start. A page whose conversation is stored on this device, or that is to show another view, does not flash
 * the first turn. The wanted view decides which code is fetched (src/server/core/web/page-template.ts).
 */
export const EARLY_TAP_SCRIPT = [
  '(function(d,w){',
  'var h=d.documentElement.dataset,v=(/[?&]view=(\\w+)/.exec(w.location.search)||[])[1],k,t;',
  'try{k=w.localStorage.getItem("orda.log");v=v||w.localStorage.getItem("orda.view");',
  't=w.localStorage.getItem("orda.theme")}catch(e){}',
  'if(t=="light"||t=="dark"||t=="contrast")h.theme=t;',
  'if(v=="classic"||v=="linear")h.wantedView=v;',
  'if(k)h.kept="true";',
  'if(k||h.wantedView)h.stored="true";',
  'w.ordaTap=null;',
  'w.ordaKeep=function(e){',
  'var b=e.target.closest&&e.target.closest("[data-turn=live] [data-choice]");',
  'if(!b||w.ordaTap)return;',
  'w.ordaTap=b.getAttribute("data-choice");',
  'b.setAttribute("aria-busy","true");b.dataset.chosen="true";',
  'if(w.ordaTapKept)w.ordaTapKept()};',
  'd.addEventListener("click",w.ordaKeep,true)',
  '})(document,window)',
].join('')

/** What the script sets on `window`. */
type Keeper = Window & { ordaTap?: string | null; ordaKeep?: (event: Event) => void }

/** Answers the tap that came before the code, once, and stops keeping taps. */
export function answerEarlyTap(page: Keeper = window): void {
  if (page.ordaKeep) document.removeEventListener('click', page.ordaKeep, true)
  const choice = page.ordaTap
  page.ordaTap = null
  if (!choice) return
  const button = [...document.querySelectorAll<HTMLElement>('[data-turn="live"] [data-choice]')].find(
    (element) => element.dataset['choice'] === choice,
  )
  button?.removeAttribute('aria-busy')
  button?.click()
}
