/** Whether this process is stopping, and so refuses new work. */
export class Availability {
  #isStopping = false;

  get isStopping(): boolean {
    return this.#isStopping;
  }

  stop(): void {
    this.#isStopping = true;
  }
}
