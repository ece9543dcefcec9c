/** Two rising notes and a shake: heard and felt in a cab where nobody looks at the screen. */
export function signalDone(): void {
  navigator.vibrate?.([120, 60, 120])
  try {
    const sound = new AudioContext()
    const volume = sound.createGain()
    volume.gain.value = 0.25
    volume.connect(sound.destination)
    note(sound, volume, { pitch: 660, from: 0 })
    note(sound, volume, { pitch: 880, from: 0.16 }).onended = () => void sound.close()
  } catch {
    // Without sound the screen says it.
  }
}

/** One low note and a long shake: more is in than may be. */
export function signalTooMuch(): void {
  navigator.vibrate?.([400])
  try {
    const sound = new AudioContext()
    const volume = sound.createGain()
    volume.gain.value = 0.3
    volume.connect(sound.destination)
    note(sound, volume, { pitch: 220, from: 0 })
    note(sound, volume, { pitch: 220, from: 0.2 }).onended = () => void sound.close()
  } catch {
    // Without sound the red figure says it.
  }
}

function note(sound: AudioContext, to: AudioNode, { pitch, from }: { pitch: number; from: number }): OscillatorNode {
  const tone = sound.createOscillator()
  tone.frequency.value = pitch
  tone.connect(to)
  tone.start(sound.currentTime + from)
  tone.stop(sound.currentTime + from + 0.14)
  return tone
}
