export const LIFE_SCIENCE = `
# laboratory
PCR | polymerase chain reaction | rt pcr | qpcr | real time pcr > Molecular Biology
Western Blotting | western blot | western blots > Molecular Biology
Gel Electrophoresis | agarose gel | sds page > Molecular Biology
DNA Extraction | rna extraction | nucleic acid extraction | dna isolation > Molecular Biology
DNA Sequencing | sanger sequencing | genome sequencing > Molecular Biology
Next-Generation Sequencing | next generation sequencing | =NGS | rna seq | illumina sequencing > Genetics
Gene Cloning | molecular cloning | plasmid preparation | subcloning > Molecular Biology
CRISPR | crispr cas9 | gene editing > Genetics
Transfection | transformation and transfection | lentiviral > Cell Culture
Flow Cytometry | facs analysis > Cell Culture
Stem Cells | stem cell culture > Cell Culture
Cell-Based Assays | cell viability assays | cytotoxicity assays > Cell Culture
ELISA > Immunology
Immunohistochemistry | immunofluorescence | immunostaining > Immunology
Antibody Development | monoclonal antibodies | antibody engineering > Immunology
Protein Purification | protein expression | affinity chromatography > Biochemistry
Protein Engineering | protein crystallography > Biochemistry
Proteomics | metabolomics | transcriptomics
Enzyme Assays | enzymology | enzyme kinetics > Biochemistry
Assay Development | bioassays | assay validation | immunoassay development
Microscopy | confocal microscopy | fluorescence microscopy | electron microscopy | light microscopy
Scanning Electron Microscopy | =SEM imaging | sem tem | transmission electron microscopy > Microscopy
Aseptic Technique | aseptic techniques | aseptic handling
Bacteriology | bacterial culture | gram staining > Microbiology
Virology | virologist | viral culture > Microbiology
Mycology | parasitology > Microbiology
Fermentation | bioreactors | bioreactor | upstream processing > Biotechnology
Downstream Processing | bioprocessing | purification processes | tangential flow filtration
Bioprocess Engineering | bioprocess > Biotechnology
Vaccine Development | vaccine production
Gene Therapy | cell therapy | car t
Human Genetics | genetic counseling | genetic testing > Genetics
Population Genetics | phylogenetics | evolutionary biology > Genetics
Systems Biology
Structural Biology | x ray crystallography | cryo em | nmr structure
Neuroscience | neurobiology | electrophysiology | patch clamp
Physiology | human physiology | anatomy | anatomy and physiology
Developmental Biology | embryology research
Cancer Research | cancer biology | tumor biology | immunotherapy
In Vivo Studies | in vivo | animal studies | rodent handling | mouse handling | animal models > Animal Handling
Bioconductor | ngs data analysis | genomic data analysis > Bioinformatics
!BLAST | =BLAST | sequence alignment > Bioinformatics
Molecular Modeling | molecular dynamics | molecular docking | gromacs
Cheminformatics | computational chemistry | gaussian software | density functional theory
Drug Design | medicinal chemistry | structure based drug design > Drug Discovery
High-Throughput Screening | high throughput screening > Drug Discovery
Toxicity Studies | preclinical studies | preclinical research > Drug Discovery
Pipetting | micropipetting
Buffer Preparation | media preparation | reagent preparation | solution preparation
Centrifugation | ultracentrifugation
Lab Notebook | laboratory notebook | electronic lab notebook
Titration | wet chemistry | volumetric analysis > Analytical Chemistry
Chromatography | column chromatography | thin layer chromatography | ion chromatography > Analytical Chemistry
Gas Chromatography | gc ms | gc fid > Analytical Chemistry
Mass Spectrometry | lc ms | lc ms ms | icp ms | maldi > Analytical Chemistry
FTIR | ft ir | infrared spectroscopy > Spectroscopy
NMR | nmr spectroscopy | nuclear magnetic resonance > Spectroscopy
UV-Vis Spectroscopy | uv vis | uv vis spectrophotometer > Spectroscopy
X-Ray Diffraction | =XRD | x ray fluorescence | =XRF
Thermal Analysis | differential scanning calorimetry | thermogravimetric analysis
Dissolution Testing | dissolution apparatus | disintegration test
Karl Fischer | karl fischer titration
Stability Studies | stability testing | stability program
Method Development | analytical method development | method validation > Analytical Chemistry
Empower (chromatography) | waters empower | empower software
Organic Chemistry | organic synthesis | synthetic chemistry > Chemistry
Inorganic Chemistry > Chemistry
Physical Chemistry | electrochemistry > Chemistry
Polymer Science | polymer characterization
Surface Chemistry | colloids | rheology
Nanotechnology | nanomaterials | nanoparticles | thin films
Metallurgy | metallurgical | metallography > Materials Science
Drug Delivery | drug delivery systems
Biomaterials | tissue engineering
Electroencephalography | =EEG

# physical sciences
Quantum Physics | quantum mechanics | quantum computing > Physics
Particle Physics | nuclear physics | high energy physics > Physics
Condensed Matter Physics | solid state physics | semiconductor physics > Physics
Astrophysics | astronomy > Physics
Plasma Physics > Physics
Optics (physics) | laser physics | optics and lasers > Physics
Applied Mathematics | numerical methods | numerical analysis | differential equations > Mathematics
Linear Algebra > Mathematics
Calculus > Mathematics
Probability Theory | stochastic processes | probability and statistics > Mathematics
Discrete Mathematics | graph theory | combinatorics > Mathematics
Game Theory
!LaTeX | =LaTeX | overleaf
Geophysics | geophysicist | seismology > Geology
Hydrogeology | groundwater modeling | modflow > Geology
Geochemistry > Geology
Petrography | mineralogy > Geology
Structural Geology | geological mapping > Geology
Core Logging | borehole logging | drill core > Geology
Paleontology | archaeology | archaeological excavation

# social sciences
!Economics | ~Economics | ~economics | economist | macroeconomics | microeconomics
Political Science | international relations | political analysis
Sociology | ethnography | ethnographic research
History Research | archival research | historical research
Demography | census data
Literature Review | literature reviews | systematic review | systematic reviews | meta analysis
Academic Writing | academic publishing | peer reviewed publications | scientific publications > Scientific Writing
!Peer Review | peer reviewing manuscripts | journal reviewer
Research Design | research methodology | research methods | mixed methods research > Research
Grant Research | research grants | research funding
Data Collection Methods | structured interviews | in depth interviews | semi structured interviews
Zotero | mendeley | endnote
Patent Research | patent searches | prior art search
Research Ethics | human subjects research
Linguistics | linguist
Anthropology
`;
