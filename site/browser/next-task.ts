/** Yields to the browser for pending work, such as input and painting. Timers would take four milliseconds each. */
export function nextTask(): Promise<void> {
  return new Promise((go) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      go();
    });
    port1.start();
    port2.postMessage(undefined);
  });
}
